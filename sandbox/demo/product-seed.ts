import type { IsoDay } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";

export interface AddressSeed extends JsonRecord {
  readonly addressId: string;
  readonly street?: string;
  readonly houseNumber?: string;
  readonly flatNumber?: string;
  readonly zip?: string;
  readonly city?: string;
  readonly country?: string;
  readonly cityTeryt?: string;
  readonly streetTeryt?: string;
}

export interface PriceSeed {
  readonly validFrom?: IsoDay;
  readonly validTo?: IsoDay;
  readonly value: number;
}

export interface OptionSeed {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly status: "active" | "inactive" | "pending";
  readonly price?: number;
}

export interface HardwareSeed {
  readonly model: string;
  readonly note?: string;
  readonly caCard?: string;
  readonly serialNumber?: string;
}

/** Product. `category` and `status` are values of the wire, including unknown ones. */
export interface ProductSeed {
  readonly productId: string;
  readonly category: string;
  readonly status: string;
  readonly name: string;
  readonly internalProductId?: string;
  readonly mainServiceId?: string;
  readonly code?: string;
  readonly fullName?: string;
  readonly customName?: string;
  readonly productInfo?: string;
  readonly address?: AddressSeed;
  readonly mainProduct?: boolean;
  readonly metaProduct?: boolean;
  readonly mvnoProduct?: boolean;
  readonly blockade?: string;
  readonly commitmentFrom?: IsoDay;
  readonly commitmentTo?: IsoDay;
  /** Commitment of the contract before the extensions; not sent to the portal. */
  readonly firstCommitment?: { readonly commitmentFrom: IsoDay; readonly commitmentTo: IsoDay };
  readonly contractStart?: IsoDay;
  readonly contractEnd?: IsoDay;
  readonly contractNumber?: string;
  readonly actualPrice?: number;
  readonly productPrices?: readonly PriceSeed[];
  readonly discountHint?: string;
  readonly downlink?: number;
  readonly uplink?: number;
  readonly channels?: number;
  readonly showDetails?: boolean;
  readonly showHardware?: boolean;
  readonly showProductOptions?: boolean;
  readonly showTvGuide?: boolean;
  readonly tvGuideId?: string;
  readonly iframe?: string;
  readonly servicesList?: readonly OptionSeed[];
  readonly hardware?: readonly HardwareSeed[];
  readonly childrenList?: readonly ProductSeed[];
}

/** Mobile number with its settings; `dataLimit` in MB. */
export interface MobileSeed {
  readonly productId: string;
  readonly state: string;
  readonly number: string;
  readonly dataLimit?: number;
  readonly parameters: readonly {
    readonly parameter: string;
    readonly description: string;
    readonly value: boolean;
    readonly editable: boolean;
    /** Costs of the number once the setting is on. */
    readonly costs?: string;
  }[];
}

/** Connection: last interruption and last measured speeds in Mb/s. */
export interface LineSeed {
  readonly productId: string;
  readonly upSince: IsoDay;
  readonly download: number;
  readonly upload: number;
}
