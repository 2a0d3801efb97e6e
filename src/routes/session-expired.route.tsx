/** The session is over. */
export { SessionExpired as Component } from "#ui/shell/pages/session-expired.view.tsx";
