/** Page of an expired session. */
export { SessionExpired as Component } from "#ui/shell/pages/session-expired.view.tsx";
