/**
 * Speed of an internet access that its contract states, Mb/s (SERV-11); `undefined` where it states none for a
 * direction.
 */
export interface StatedSpeed {
  /** As the server sends it; `statedSpeeds` knows the names. */
  readonly name: string;
  readonly download: number | undefined;
  readonly upload: number | undefined;
}

/** Names of the contract, in the order of Regulation (EU) 2015/2120, art. 4. `NORMAL`: usually available. */
const SPEED_NAMES = ["MINIMUM", "NORMAL", "MAXIMUM", "ADVERTISED"] as const;
export type SpeedName = (typeof SPEED_NAMES)[number];

/** Returns the known speeds that have a value, in the order of the regulation. */
export function statedSpeeds(
  speeds: readonly StatedSpeed[] = [],
): readonly (StatedSpeed & { readonly name: SpeedName })[] {
  return SPEED_NAMES.flatMap((name) =>
    speeds
      .filter((speed) => speed.name === name && (speed.download !== undefined || speed.upload !== undefined))
      .map((speed) => ({ ...speed, name })),
  );
}
