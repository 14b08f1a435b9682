/**
 * Behind the picture that a first screen carries inside itself: what is wanted soon, but not before the pixels, stands here.
 * The stream puts it in (document/page-additions).
 */
export function AfterPixels() {
  return <div className="after-pixels" />;
}
