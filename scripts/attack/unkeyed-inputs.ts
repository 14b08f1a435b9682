interface Input {
  name: string;
  headers: Record<string, string>;
  query?: string;
}

export function unkeyedInputs(mark: string): Input[] {
  const host = `${mark}.example`;
  const headers: [name: string, value: string][] = [
    ...["X-Forwarded-Host", "X-Host", "X-Original-Host", "X-Forwarded-Server", "X-HTTP-Host-Override"].map(
      (name): [string, string] => [name, host],
    ),
    ["Forwarded", `host=${host};proto=http`],
    ["X-Forwarded-Proto", mark],
    ["X-Forwarded-Scheme", mark],
    ["X-Forwarded-Port", "1"],
    ["X-Forwarded-Prefix", `/${mark}`],
    ["X-Forwarded-For", mark],
    ["X-Real-IP", mark],
    ["CF-Connecting-IP", mark],
    ["True-Client-IP", mark],
    ["CF-IPCountry", mark],
    ["CF-Ray", mark],
    ["X-Request-ID", mark],
    ["X-Original-URL", `/shop/sidebar/list?name=${mark}`],
    ["X-Rewrite-URL", `/shop/sidebar/list?name=${mark}`],
    ["X-HTTP-Method-Override", "POST"],
    ["X-Method-Override", "DELETE"],
    ["User-Agent", mark],
    ["User-Agent", "Googlebot/2.1"],
    ["Referer", `https://${host}/`],
    ["Origin", `https://${host}`],
    ["Accept-Encoding", mark],
    ["Accept-Charset", mark],
    ["Accept", "application/json"],
    ["Accept", "text/plain"],
    ["Accept", `text/html;${mark}=1`],
    ["Accept-Language", "am"],
    ["Accept-Language", mark],
    ["Authorization", `Bearer ${mark}`],
    ["Proxy-Authorization", mark],
    ["Via", mark],
    ["From", `${mark}@mail.example`],
    ["DNT", "1"],
    ["Save-Data", "on"],
    ["Sec-CH-UA", `"${mark}"`],
    ["Sec-CH-UA-Mobile", "?1"],
    ["Sec-Purpose", "prefetch"],
    ["Purpose", "prefetch"],
    ["Sec-Fetch-Site", "cross-site"],
    ["Sec-Fetch-Dest", "iframe"],
    ["Range", "bytes=0-9"],
    ["If-None-Match", `"${mark}"`],
    ["If-Modified-Since", "Wed, 21 Oct 2099 07:28:00 GMT"],
    ["Cache-Control", "no-cache"],
    ["Pragma", "no-cache"],
    ["X-XSRF-TOKEN", mark],
    ["X-Requested-With", mark],
    ["Content-Type", mark],
    ["Priority", mark],
  ];
  const cookies: [name: string, value: string][] = [
    ["lng", "am"],
    ["currency", "USD"],
    ["city", mark],
    ["lite", "1"],
    ["styles", mark],
    ["cart_count", "77"],
    ["flash", encodeURIComponent(btoa(JSON.stringify(mark)))],
    ["compare", mark],
    ["wrote", "1"],
    ["sid", mark],
    ["XSRF-TOKEN", mark],
    ["newsletter", mark],
  ];
  const queries = [
    `utm_source=${mark}`,
    `fbclid=${mark}`,
    `gclid=${mark}`,
    `_=${mark}`,
    `callback=${mark}`,
    `lng=${mark}`,
    `modal=${mark}`,
  ];
  return [
    ...headers.map(([name, value]) => ({ name: `${name}: ${value}`, headers: { [name]: value } })),
    ...cookies.map(([name, value]) => ({ name: `cookie ${name}`, headers: { Cookie: `${name}=${value}` } })),
    ...queries.map((query) => ({ name: `?${query}`, headers: {}, query })),
  ];
}
