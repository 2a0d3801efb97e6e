import type { Story } from "./story.ts";

const modules = import.meta.glob<{ readonly story: Story }>("./stories/*.story.tsx", { eager: true });

/** Stories by file name, sorted. */
export const STORIES: ReadonlyMap<string, Story> = new Map(
  Object.entries(modules).map(([path, { story }]) => [path.replace(/^.*\/|\.story\.tsx$/g, ""), story]),
);
