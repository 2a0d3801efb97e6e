/** A number that a customer may call for help, and when somebody answers. */
export interface HelpLine {
  readonly name: string;
  /** As it is read: groups with no-break spaces. */
  readonly number: string;
  readonly dial: string;
  readonly hours: string;
}

/** The operator as everybody meets it, before anything but the login page has loaded. */
export interface FirstBrand {
  readonly name: string;
  readonly legalName: string;
  readonly helpLines: readonly HelpLine[];
}

/** The operator as customers know it. */
export interface Brand extends FirstBrand {
  /** Recipient of bank transfers, in one line. */
  readonly transferRecipient: string;
}

/** Wiązka, the demo operator. */
export const BRAND: FirstBrand = {
  name: "Wiązka",
  legalName: "Wiązka S.A.",
  helpLines: [
    { name: "Obsługa klienta", number: "58 300 70 00", dial: "+48583007000", hours: "pon.–pt. 8–20, sob. 10–18" },
    { name: "Pomoc techniczna", number: "58 300 70 01", dial: "+48583007001", hours: "pon.–pt. 7–22, sob. i niedz. 8–22" },
  ],
};
