export default {
  fetch: () => new Response("no pages here", { status: 404 }),
} satisfies ExportedHandler;
