import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { assemblyDay, monthEndFrom, moveDay, resignationDay } from "./brzezinska-products.ts";
import type { CustomerSeed } from "./seed.ts";

/**
 * Terms of her contracts: a relief and devices to return, a phone that she keeps, and the notice of the landline, which
 * runs.
 */
export function brzezinskaContracts(today: IsoDay): Required<Pick<CustomerSeed, "contractTerms" | "terminations">> {
  const device = { after: "return", subsidy: 0 } as const;
  return {
    contractTerms: [
      {
        contractNumber: "ABO/0412783/25",
        relief: 96_000,
        equipment: [
          { name: "Router WB-AX5400", ...device, unreturnedCharge: 25_000 },
          { name: "Dekoder 4K WB-510", ...device, unreturnedCharge: 24_000 },
          { name: "Dekoder 4K WB-510 (drugi pokój)", ...device, unreturnedCharge: 24_000 },
        ],
      },
      {
        contractNumber: "MOB/0412783/26",
        relief: 36_000,
        number: "601234567",
        equipment: [{ name: "Telefon Samsung Galaxy A36", after: "keep", subsidy: 72_000 }],
      },
      { contractNumber: "MOB/0412784/25", equipment: [{ name: "Router WB-5G200", ...device }] },
      { contractNumber: "TEL/0198812/19", number: "583012247" },
    ],
    terminations: [
      {
        contractNumber: "TEL/0198812/19",
        submittedOn: resignationDay(today),
        endsOn: monthEndFrom(today, 1),
        cost: 0,
        products: ["4127830-04"],
      },
    ],
  };
}

/**
 * The move of the flat's television and internet, the assembly at the cottage, the state of the flat's internet
 * connection, and the settings of the mobile number.
 */
export function brzezinskaArrangements(
  today: IsoDay,
): Required<Pick<CustomerSeed, "moves" | "visits" | "mobiles" | "lines" | "premiumNumbers">> {
  return {
    moves: ["4127830-01", "4127830-02"].map((productId) => ({
      productId,
      plannedFor: moveDay(today),
      newAddress: "ul. Chmielna 26 m. 4, 80-748 Gdańsk",
    })),
    visits: [{ productId: "4127830-08", day: assemblyDay(today), hour: 8 }],
    lines: [{ productId: "4127830-02", upSince: addCalendarDays(today, -42), download: 983, upload: 297 }],
    premiumNumbers: [{ productId: "4127830-03", messages: 4, callsBlocked: false, messagesBlocked: false }],
    mobiles: [
      {
        productId: "4127830-03",
        state: "active",
        number: "601234567",
        dataLimit: 61_440,
        parameters: [
          {
            parameter: "ROAMING",
            description: "Roaming poza Unią",
            value: false,
            editable: true,
            costs: "Połączenia poza Unią według stref, od 0,79 zł za minutę. Internet 0,10 zł za 1 MB.",
          },
          { parameter: "VOICEMAIL", description: "Poczta głosowa", value: false, editable: true },
          {
            parameter: "ROAMING_LIMIT",
            description: "Blokada danych po 250 zł za granicą",
            value: true,
            editable: false,
          },
        ],
      },
    ],
  };
}
