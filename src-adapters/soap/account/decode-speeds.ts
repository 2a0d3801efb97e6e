import type { InternetSpeeds, SpeedRange } from "#domain/products/index.ts";
import type { Fields } from "../decoding/fields.ts";

const decodeRange = (range: Fields): SpeedRange => ({
  minimum: range.decimal("minimum"),
  normal: range.decimal("normal"),
  maximum: range.decimal("maximum"),
  advertised: range.decimal("advertised"),
});

/** Decodes the speeds of an internet access; each of them may be missing. */
export function decodeSpeeds(speeds: Fields): InternetSpeeds {
  return {
    download: speeds.decodeChild("download", decodeRange),
    upload: speeds.decodeChild("upload", decodeRange),
  };
}
