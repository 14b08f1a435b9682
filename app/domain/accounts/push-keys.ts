export interface PushKeys {
  projectId: string;
  apiKey: string;
  appId: string;
  senderId: string;
  vapidKey: string;
}
