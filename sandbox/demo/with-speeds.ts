interface SpeedRangeSeed {
  readonly minimum?: number;
  readonly normal?: number;
  readonly maximum: number;
  readonly advertised: number;
}

interface InternetSeed {
  readonly category: string;
  readonly downlink?: number;
  readonly uplink?: number;
}

export interface SpeedsSeed {
  readonly download?: SpeedRangeSeed;
  readonly upload?: SpeedRangeSeed;
}

const MINIMUM_SHARE = 0.5;
const NORMAL_SHARE = 0.9;

/** Returns the speeds of a contract: in a mobile network only the estimated maximum and the advertised one. */
function rangeOf(speed: number | undefined, isMobile: boolean): SpeedRangeSeed | undefined {
  if (speed === undefined) return undefined;
  const stated = { maximum: speed, advertised: speed };
  if (isMobile) return stated;
  return { minimum: Math.round(speed * MINIMUM_SHARE), normal: Math.round(speed * NORMAL_SHARE), ...stated };
}

/** Adds the speeds of the contract to an internet access of the demo; returns another product unchanged. */
export function withSpeeds<Product extends InternetSeed>(product: Product): Product & { readonly speeds?: SpeedsSeed } {
  const { category, downlink, uplink } = product;
  if (category !== "internet" && category !== "mobile_internet") return product;
  const isMobile = category === "mobile_internet";
  const [download, upload] = [rangeOf(downlink, isMobile), rangeOf(uplink, isMobile)];
  if (download === undefined && upload === undefined) return product;
  return {
    ...product,
    speeds: { ...(download !== undefined && { download }), ...(upload !== undefined && { upload }) },
  };
}
