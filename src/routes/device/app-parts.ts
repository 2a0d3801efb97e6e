export { NativeFileDownloadAdapter } from "#adapters/native-bridge/native-file-download.adapter.ts";
export { AppLife } from "./app-life.tsx";
export { GuestLife } from "./guest-life.tsx";
export { deviceOf } from "./in-app.tsx";
export { leaveOnBack } from "./leave-on-back.ts";
export { LoginDoor } from "./login-door.tsx";
export { thisPhone } from "./this-device.tsx";
