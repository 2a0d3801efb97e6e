/** State of the history entry of the login page after a logout: the page says that the customer has logged out. */
export const SIGNED_OUT = "notice";

/**
 * State of the history entry that a switch of the account leads to: the customer is not asked about unsaved changes of
 * the former account.
 */
export const CONTEXT_SWITCHED = "account";
