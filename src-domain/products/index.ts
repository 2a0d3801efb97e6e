export * from "./address.ts";
export { isNumberOfService, isSameNumber, servicesOfNumber } from "./contract-number.ts";
export * from "./stated-speed.ts";
export * from "./product.ts";
export * from "./named-service.ts";
export * from "./price.ts";
export * from "./service-locations.ts";
export {
  type Contract,
  contractsOf,
  contractStage,
  type ContractStage,
  hasContractEnded,
  isAnyServiceOpen,
  isContractLastingAfter,
  isContractOver,
  isSuspendedUntilEnd,
  lastContractDay,
  openWithdrawalUntil,
  productsOfContract,
  withdrawalNumberOf,
} from "./contracts.ts";
export { bookedAppointments, type BookedAppointment } from "./booked-appointments.ts";
export { endingTerms, formerTermsOf, type FormerTerms } from "./former-terms.ts";
export { findVisibleProduct } from "./service-view.ts";
export { hasPhoneNumber, numberTransferUntil } from "./number-transfer-day.ts";
export { portingDayAhead, portingOf, type Porting } from "./porting.ts";
export { orderedServiceOf, type OrderedPart } from "./ordered-parts.ts";
