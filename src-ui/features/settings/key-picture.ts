/** The picture of a key, for those alone who set an authenticator app up. */
export { QrCode } from "#ui/design-system/qr-code.tsx";
