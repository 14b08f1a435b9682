/** Requests that clients refuse to send; those whose names begin with "unended" are incomplete. */
export function rawRequests(host: string): Record<string, Buffer> {
  const whole = (line: string, headers: string[] = [], body = "") =>
    Buffer.from([line, `Host: ${host}`, "Connection: close", ...headers, "", body].join("\r\n"), "latin1");
  const targets: Record<string, string> = {
    "a raw NUL": "/\0",
    "raw controls": "/\u0001\u001f\u007f",
    "raw high bytes": "/\xff\xfe\xc3",
    "a raw tab": "/a\tb",
    "an encoded tab": "/%09/",
    "two slashes and a tab": "//%09/",
    "an encoded NUL": "/%00",
    backslashes: "/\\..\\..\\etc",
    "two slashes": "//evil.example/",
    "dots above the root": "/../../../etc/passwd",
    "encoded dots": "/%2e%2e/%2e%2e/%2e%2e/",
    "no slash": "shop/cart",
    "another origin": "http://evil.example/shop/cart",
    "another scheme": "gopher://evil.example/",
    "an asterisk": "*",
    "an empty target": "",
    "a fragment": "/#zqx9",
    "8 KiB and more": `/${"a".repeat(9_000)}`,
    "60 KiB": `/?${"a=1&".repeat(15_000)}`,
    "broken percents": "/%",
    "overlong UTF-8": "/%c0%af%c0%ae",
  };
  const requests: Record<string, Buffer> = {};
  for (const [name, target] of Object.entries(targets)) requests[name] = whole(`GET ${target} HTTP/1.1`);
  for (const method of ["CONNECT", "TRACE", "OPTIONS", "PURGE", "get", "G\0T", "A".repeat(300)])
    requests[`method ${method.slice(0, 9)}`] = whole(`${method} / HTTP/1.1`);
  for (const version of ["HTTP/0.9", "HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "http/1.1", ""])
    requests[`version ${version}`] = whole(`GET /track ${version}`.trimEnd());
  const headers: Record<string, string[]> = {
    "two hosts": ["Host: evil.example"],
    "a folded header": ["X-A: a", " b"],
    "a header without a name": [": a"],
    "a header without a colon": ["zqx9"],
    "a NUL in a header": ["X-A: a\0b"],
    "a bare line feed": ["X-A: a\nSet-Cookie: zqx9=1"],
    "300 headers": Array.from({ length: 300 }, (_, at) => `X-${at}: ${at}`),
    "a header of 100 KB": [`X-A: ${"a".repeat(100_000)}`],
    "a cookie of 100 KB": [`Cookie: ${"a=1; ".repeat(20_000)}`],
    "cookies of nobody": [
      "Cookie: sid=%; XSRF-TOKEN=\xff; lng=W10; currency=e30=; cart_count=NaN; compare=%00; flash=%zz",
    ],
    "a range of nothing": ["Range: bytes=9-1,-1,x"],
    "an encoding of nobody": ["Accept-Encoding: zqx9;q=9", "Accept: ;;;,,,/"],
    "an upgrade": ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: x"],
    "a language of nobody": [`Accept-Language: ${"en-".repeat(2_000)}`],
  };
  for (const [name, lines] of Object.entries(headers)) requests[name] = whole("GET /track HTTP/1.1", lines);
  const bodies: Record<string, [string[], string]> = {
    "two lengths": [["Content-Length: 1", "Content-Length: 5"], "aaaaa"],
    "a length and chunks": [["Content-Length: 3", "Transfer-Encoding: chunked"], "0\r\n\r\n"],
    "a negative length": [["Content-Length: -1"], ""],
    "a length of letters": [["Content-Length: zqx9"], ""],
    "a chunk of no number": [["Transfer-Encoding: chunked"], "zz\r\na\r\n0\r\n\r\n"],
    "unended chunk, announced too large": [["Transfer-Encoding: chunked"], "ffffffffffffffff\r\na\r\n0\r\n\r\n"],
    "an unknown transfer": [["Transfer-Encoding: zqx9"], "a"],
    "a body encoded": [["Content-Encoding: gzip", "Content-Length: 3"], "abc"],
    "no body that was announced": [["Content-Length: 0", "Expect: 100-continue"], ""],
  };
  for (const [name, [lines, body]] of Object.entries(bodies))
    requests[name] = whole("POST /track HTTP/1.1", ["Content-Type: application/x-www-form-urlencoded", ...lines], body);
  requests["unended head"] = Buffer.from(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: `);
  requests["no host"] = Buffer.from("GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
  requests["noise"] = Buffer.from(Array.from({ length: 4_096 }, (_, at) => (at * 151 + 7) % 256));
  requests["TLS"] = Buffer.from("16030100c8010000c40303", "hex");
  requests["two in a row"] = Buffer.concat([whole("GET /track HTTP/1.1"), whole("GET /track HTTP/1.1")]);
  return requests;
}
