/** An IPv4 address, or an IPv6 household's first 64 bits; null in local work. Never logged or stored as it is. */
export function networkOf(headers: Headers): string | null {
  const address = (headers.get("cf-connecting-ip") ?? "").trim().toLowerCase();
  if (address === "" || address.length > 45) return null;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::", 2);
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array<string>(zeros).fill("0"), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

export function clientAddress(headers: Headers): string {
  return (headers.get("cf-connecting-ip") ?? "").trim().toLowerCase().slice(0, 45);
}
