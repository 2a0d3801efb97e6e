import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";

/** Fixed term of a contract, both days included. */
export interface FixedTerm {
  readonly from: WarsawDate;
  readonly to: WarsawDate;
}

/** Device of a contract, returned or kept after the end. */
export interface ContractEquipment {
  readonly name: string;
  /** `return`: the device belongs to the operator. `keep`: the customer bought it at a reduced price. */
  readonly after: "return" | "keep";
  /** Part of the price that the operator paid at the start of the term; zero for a device to return. */
  readonly subsidy: Grosze;
  /** Charge for a device that is not returned in time; `undefined`: not known. */
  readonly unreturnedCharge?: Grosze | undefined;
}

/** Right to end a contract without compensation after the operator has changed its terms (art. 306 to 308 PKE). */
export interface ChangedTermsExit {
  /** Last day on which the customer may send the termination. */
  readonly until: WarsawDate;
  /** Last day of the contract: the day before the change takes effect. */
  readonly endsOn: WarsawDate;
}

/** Contract that the customer may terminate, with everything that decides its end and its cost. */
export interface TerminationContract {
  readonly contractNumber: string;
  /** Notice period in months; by law at most one for a consumer. */
  readonly noticeMonths: number;
  /** `undefined`: the contract has no fixed term. */
  readonly term: FixedTerm | undefined;
  readonly monthlyFee: Grosze;
  /** Relief that the operator granted for the whole term. */
  readonly relief: Grosze;
  readonly equipment: readonly ContractEquipment[];
  /** Place to which devices are returned, in one line. */
  readonly returnTo: string | undefined;
  /** Days after the last day of the contract until devices are returned; `undefined`: not known. */
  readonly returnDays?: number | undefined;
  /** Phone number that another operator could take over. */
  readonly number: string | undefined;
  /** Day on which another operator takes the number over; the contract then ends by itself. */
  readonly portingOn: WarsawDate | undefined;
  readonly changedTerms: ChangedTermsExit | undefined;
}
