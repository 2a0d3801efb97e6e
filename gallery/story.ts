import type { ComponentType } from "react";

/** Group of a component in the gallery's list. */
export type StoryGroup = "actions" | "forms" | "data" | "states" | "navigation" | "over";

/** State of a component, as a customer may see it. */
export interface StoryState {
  /** Key in the address and in the picture's name: lower-case letters and hyphens. */
  readonly key: string;
  readonly name: string;
  /** Situation of the state, in one sentence. */
  readonly note?: string;
  readonly show: ComponentType;
  /**
   * True if the state takes the whole window (a dialog) or must be opened first (a menu). The component's page then
   * only links to it, and it has a page and a picture of its own.
   */
  readonly alone?: true;
}

/** All states of one component, exported as `story` by `gallery/stories/<component>.story.tsx`. */
export interface Story {
  readonly title: string;
  readonly group: StoryGroup;
  /** Purpose of the component, in one sentence. */
  readonly note: string;
  readonly states: readonly StoryState[];
}
