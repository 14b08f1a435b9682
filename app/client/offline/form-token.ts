import { scope } from "./scope.ts";

/** Where the browser lets a worker read cookies. */
export async function formToken(): Promise<string | undefined> {
  return (await scope.cookieStore?.get("XSRF-TOKEN"))?.value;
}
