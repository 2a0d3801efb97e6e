/**
 * The login that goes along from the login page to the one of a forgotten password, and back. Lives in this page's
 * memory alone, until somebody is in.
 */
export const typedLogin = { value: "" };
