/** Public keys of the shop's Firebase project: what a browser needs to ask for a push token. */
export interface PushKeys {
  projectId: string;
  apiKey: string;
  appId: string;
  senderId: string;
  vapidKey: string;
}
