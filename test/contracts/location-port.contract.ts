import { describe, expect, it } from "vitest";
import type { LocationFailure, LocationPort, GeoPoint } from "#domain/help/index.ts";

/** A device at `place`, or one that does not say. */
export type MakeLocation = (answer: GeoPoint | LocationFailure) => LocationPort;

const GDYNIA: GeoPoint = { latitude: 54.5189, longitude: 18.5305 };

/** What every `LocationPort` keeps to. */
export function locationPortContract(name: string, make: MakeLocation): void {
  describe(`LocationPort: ${name}`, () => {
    it("says where the device is, each time that it is asked", async () => {
      const port = make(GDYNIA);
      expect(await port.locate()).toEqual({ ok: true, value: GDYNIA });
      expect(await port.locate()).toEqual({ ok: true, value: GDYNIA });
    });

    it.each(["refused", "unavailable", "timeout"] as const)(
      "answers that it is %s, and never throws",
      async (failure) => {
        expect(await make(failure).locate()).toEqual({ ok: false, failure });
      },
    );
  });
}
