/** Public keys of the shop's Firebase project, with which a browser gets a push token. */
export interface PushKeys {
  projectId: string;
  apiKey: string;
  appId: string;
  senderId: string;
  vapidKey: string;
}
