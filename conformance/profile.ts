/** Profiles of a provider; each contains the ones before it. */
export const PROFILES = ["login", "core", "full"] as const;

export type Profile = (typeof PROFILES)[number];

export function isProfile(text: unknown): text is Profile {
  return PROFILES.some((profile) => profile === text);
}

/** Returns true if a provider of `profile` must do what `needed` demands. */
export function includesProfile(profile: Profile, needed: Profile): boolean {
  return PROFILES.indexOf(profile) >= PROFILES.indexOf(needed);
}
