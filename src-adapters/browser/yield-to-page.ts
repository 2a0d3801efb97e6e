/** Lets the browser paint and handle input before the caller goes on; Safari, which cannot, goes on at once. */
export async function yieldToPage(): Promise<void> {
  if ("scheduler" in globalThis && "yield" in globalThis.scheduler) await globalThis.scheduler.yield();
}
