/** What a logout leaves in the history's state for the login page to say. */
export const SIGNED_OUT = "notice";
