/** Names of the speeds of an internet access that a contract states (Regulation (EU) 2015/2120, art. 4). */
export const SPEED_NAMES = ["minimum", "normal", "maximum", "advertised"] as const;
export type SpeedName = (typeof SPEED_NAMES)[number];

/**
 * Speeds of one direction, Mb/s; `undefined` where the contract states none. `normal`: usually available, `maximum`: the
 * estimated maximum of a mobile network.
 */
export type SpeedRange = Readonly<Record<SpeedName, number | undefined>>;

/** Speeds of an internet access in both directions (SERV-11). */
export interface InternetSpeeds {
  readonly download: SpeedRange | undefined;
  readonly upload: SpeedRange | undefined;
}

/** Returns the stated speeds, each with both directions, in the order of the regulation. */
export function statedSpeeds({ download, upload }: InternetSpeeds): readonly {
  readonly name: SpeedName;
  readonly download: number | undefined;
  readonly upload: number | undefined;
}[] {
  return SPEED_NAMES.map((name) => ({ name, download: download?.[name], upload: upload?.[name] })).filter(
    (speed) => speed.download !== undefined || speed.upload !== undefined,
  );
}
