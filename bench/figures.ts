/** Figures of one run by name: `login, cold: usable, ms/portal`. */
export type Figures = Map<string, number>;
