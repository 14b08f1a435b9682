import { expect, test } from "vitest";
import { deviceName } from "../../../app/domain/accounts/device-name.ts";

const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

test.each([
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "Samsung Internet", "Android"],
  [`${android} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 OPR/80.0.2254`, "Opera", "Android"],
  ["Opera/9.80 (Android; Opera Mini/7.5.33361/31.1448; U; en) Presto/2.8.119 Version/11.10", "Opera", "Android"],
  [`${android} Version/4.0 Chrome/100.0.0.0 UCBrowser/13.4 Mobile Safari/537.36`, "UC Browser", "Android"],
  [`${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, "Edge", "Windows"],
  [`${windows.replace(")", "; rv:140.0)")} Gecko/20100101 Firefox/140.0`, "Firefox", "Windows"],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, "Safari", "Mac"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1 CriOS/140.0 Safari/604.1", "Chrome", "iPad"],
  ["Mozilla/5.0 (Mobile; Nokia; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5", "Firefox", "KaiOS"],
  ["curl/8.0", null, null],
  ["<script>alert(1)</script> Chrome/1", "Chrome", null],
  ["", null, null],
])("%s", (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});
