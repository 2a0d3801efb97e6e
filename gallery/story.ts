import type { ComponentType } from "react";

/** Where a component stands in the gallery's list. */
export type StoryGroup = "actions" | "forms" | "data" | "states" | "navigation" | "over";

/** One state of a component, as a customer can meet it. */
export interface StoryState {
  /** In the address and in the name of the picture: small letters and hyphens. */
  readonly key: string;
  readonly name: string;
  /** When it is met, in a sentence. */
  readonly note?: string;
  readonly show: ComponentType;
  /**
   * It takes the whole window (a dialog) or has to be moved first (an open menu): the page of the component only links
   * to
   * it, and it has a page and a picture of its own.
   */
  readonly alone?: true;
}

/** All states of one component: what `gallery/stories/<component>.story.tsx` exports as `story`. */
export interface Story {
  readonly title: string;
  readonly group: StoryGroup;
  /** What it is for, in a sentence. */
  readonly note: string;
  readonly states: readonly StoryState[];
}
