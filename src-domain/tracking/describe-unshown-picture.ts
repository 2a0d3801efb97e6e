import type { UnshownPicture } from "../shared-kernel/index.ts";
import { pictureHost } from "../shared-kernel/picture-address.ts";

/** Describes a picture that is not shown, for a report: its host only, because its path may identify a customer. */
export function describeUnshownPicture({ reason, address }: UnshownPicture): string {
  switch (reason) {
    case "not-allowed":
      return `picture not allowed: ${pictureHost(address)}`;
    case "not-loaded":
      return `picture not loaded: ${pictureHost(address)}`;
  }
}
