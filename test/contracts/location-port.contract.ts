import { describe, expect, it } from "vitest";
import type { LocationFailure, LocationPort, GeoPoint } from "#domain/help/index.ts";

/** Creates the port of a device at this place, or of one that fails. */
export type MakeLocation = (answer: GeoPoint | LocationFailure) => LocationPort;

const GDYNIA: GeoPoint = { latitude: 54.5189, longitude: 18.5305 };

/** Runs the contract suite of `LocationPort`. */
export function locationPortContract(name: string, make: MakeLocation): void {
  describe(`LocationPort: ${name}`, () => {
    it("returns the location of the device each time", async () => {
      const port = make(GDYNIA);
      expect(await port.locate()).toEqual({ ok: true, value: GDYNIA });
      expect(await port.locate()).toEqual({ ok: true, value: GDYNIA });
    });

    it.each(["refused", "unavailable", "timeout"] as const)(
      'returns the location failure "%s" and never throws',
      async (failure) => {
        expect(await make(failure).locate()).toEqual({ ok: false, failure });
      },
    );
  });
}
