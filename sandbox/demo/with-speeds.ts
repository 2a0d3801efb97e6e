interface InternetSeed {
  readonly category: string;
  readonly downlink?: number;
  readonly uplink?: number;
}

export interface StatedSpeedSeed {
  readonly name: string;
  readonly download?: number;
  readonly upload?: number;
}

/**
 * Shares of the advertised speed. A contract of a mobile network states only the estimated maximum and the last one.
 */
const SHARES = [
  ["MINIMUM", 0.5],
  ["NORMAL", 0.9],
  ["MAXIMUM", 1],
  ["ADVERTISED", 1],
] as const;
const MOBILE_SHARES = SHARES.slice(2);

/** Adds the speeds of the contract to an internet access of the demo; returns another product unchanged. */
export function withSpeeds<Product extends InternetSeed>(
  product: Product,
): Product & { readonly speeds?: readonly StatedSpeedSeed[] } {
  const { category, downlink, uplink } = product;
  if (category !== "internet" && category !== "mobile_internet") return product;
  if (downlink === undefined && uplink === undefined) return product;
  const shares = category === "internet" ? SHARES : MOBILE_SHARES;
  const speeds = shares.map(([name, share]) => ({
    name,
    ...(downlink !== undefined && { download: Math.round(downlink * share) }),
    ...(uplink !== undefined && { upload: Math.round(uplink * share) }),
  }));
  return { ...product, speeds };
}
