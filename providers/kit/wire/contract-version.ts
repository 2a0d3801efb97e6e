/** Version of the contract that the kit implements: `version` of docs/contract/ebok.xsd. */
export const CONTRACT_VERSION = "1.3";
