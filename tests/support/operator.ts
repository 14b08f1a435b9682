/** Asks at an address of the shop's operators. */
export async function operator<Body = Record<string, unknown>>(baseUrl: string, path: string, asked: object) {
  const headers = { "Content-Type": "application/json", Authorization: "Bearer test-operator" };
  const answer = await fetch(baseUrl + path, { method: "POST", headers, body: JSON.stringify(asked) });
  return { status: answer.status, body: (await answer.json()) as Body };
}
