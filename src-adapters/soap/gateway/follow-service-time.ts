import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { ServiceClock } from "#domain/shared-kernel/service-clock.ts";
import type { Fetch } from "./post-call.ts";

/**
 * Sends requests by `send`; the clock follows the `Date` header of each response, also of a refusal. A service on
 * another origin must expose the header.
 */
export function followServiceTime(
  send: Fetch,
  device: Pick<ClockPort, "now">,
  service: Pick<ServiceClock, "follow">,
): Fetch {
  return async (url, init) => {
    const sentAt = device.now();
    const response = await send(url, init);
    service.follow({
      sentAt,
      receivedAt: device.now(),
      serviceTime: Date.parse(response.headers.get("Date") ?? ""),
    });
    return response;
  };
}
