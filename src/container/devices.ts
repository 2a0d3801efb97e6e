import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapSetTopBoxAdapter } from "#adapters/soap/set-top-box/soap-set-top-box.adapter.ts";
import { SoapWifiAdapter } from "#adapters/soap/wifi/soap-wifi.adapter.ts";
import type { SetTopBoxPort } from "#domain/set-top-box/index.ts";
import type { WifiPort } from "#domain/wifi/index.ts";

/** Routers. No module of the container: they come with the one route that shows them. */
export function wifiOver(caller: SoapCaller): WifiPort {
  return new SoapWifiAdapter(caller);
}

/** Decoders and their PINs; the same. */
export function setTopBoxOver(caller: SoapCaller): SetTopBoxPort {
  return new SoapSetTopBoxAdapter(caller);
}
