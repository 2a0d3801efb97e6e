export { AppLife, GuestLife } from "./app-life.tsx";
export { leaveOnBack } from "./leave-on-back.ts";
export { LoginDoor } from "./login-door.tsx";
export { thisPhone } from "./this-device.tsx";
