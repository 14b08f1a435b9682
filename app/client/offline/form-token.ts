import { scope } from "./scope.ts";

export async function formToken(): Promise<string | undefined> {
  return (await scope.cookieStore?.get("XSRF-TOKEN"))?.value;
}
