/** A place (specification 3, Address). Fields that the provider leaves out are `undefined`. */
export interface Address {
  readonly addressId: string;
  readonly street: string | undefined;
  readonly houseNumber: string | undefined;
  readonly flatNumber: string | undefined;
  readonly zip: string | undefined;
  readonly city: string | undefined;
  readonly country: string | undefined;
  readonly cityTeryt: string | undefined;
  readonly streetTeryt: string | undefined;
}
