export { NativeAppEffects, GuestNativeAppEffects } from "./native-app-effects.tsx";
export { leaveOnBack } from "./leave-on-back.ts";
export { DeviceLoginPanel } from "./device-login-panel.tsx";
export { createThisDeviceSlots } from "./this-device-slots.tsx";
