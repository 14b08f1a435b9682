/** The worker of the data tests: they call functions, not pages. */
export default {
  fetch: () => new Response("no pages here", { status: 404 }),
} satisfies ExportedHandler;
