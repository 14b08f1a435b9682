export type Fields = Record<string, string>;

export const fieldsOf = (form: FormData): Fields => Object.fromEntries(form as Iterable<[string, string]>);

/** How the shop's own scripts write (specification 7.1). */
export function jsonPost(fields: Fields, accept = "application/json"): RequestInit {
  const headers = { Accept: accept, "Content-Type": "application/json", "X-XSRF-TOKEN": fields["_xsrf"]! };
  return { method: "POST", body: JSON.stringify(fields), headers };
}
