/** Resolves in the next task; before it, the browser can paint and handle input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
