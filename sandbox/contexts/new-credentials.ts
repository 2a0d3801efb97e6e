/** Checks the rules of a new login (VAL-02). */
export function isValidLogin(login: string): boolean {
  const { length } = Array.from(login);
  return length >= 8 && length <= 32 && /\D/.test(login) && login.trim() === login;
}

/** Checks the rules of a new password (VAL-01). */
export function isValidPassword(password: string): boolean {
  return (
    /^[A-Za-z0-9!@#$%^&*()_+\-=[\]{};:,.?/|~]{8,32}$/.test(password) &&
    /[a-z]/.test(password) &&
    /[A-Z]/.test(password) &&
    /\d/.test(password)
  );
}
