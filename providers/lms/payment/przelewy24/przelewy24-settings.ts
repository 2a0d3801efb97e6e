/** Settings of an account at Przelewy24. */
export interface Przelewy24Settings {
  /** Origin of the service: `https://secure.przelewy24.pl`, or `https://sandbox.przelewy24.pl` for tests. */
  readonly address: string;
  readonly merchantId: number;
  readonly posId: number;
  /** Key of the signs. */
  readonly crc: string;
  /** Key of the API, in the panel "klucz do raportów". */
  readonly apiKey: string;
}
