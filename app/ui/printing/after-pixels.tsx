/** After an inlined picture, the stream inserts here what the first paint does not need (document/page-additions). */
export function AfterPixels() {
  return <div className="after-pixels" />;
}
