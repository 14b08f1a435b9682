import { scope } from "./scope.ts";

/** The form token that belongs to the session of now, where the browser tells a worker. */
export async function formToken(): Promise<string | undefined> {
  return (await scope.cookieStore?.get("XSRF-TOKEN"))?.value;
}
