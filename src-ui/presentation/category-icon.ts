import {
  Blocks, Clapperboard, Globe, HardDrive, LifeBuoy, type LucideIcon, MonitorPlay, Phone, RadioTower, Smartphone, Tv,
} from "lucide-react";
import type { ProductCategory } from "#domain/products/index.ts";

const ICONS: Record<ProductCategory, LucideIcon> = {
  television: Tv,
  tv_smart: MonitorPlay,
  internet: Globe,
  mobile_internet: RadioTower,
  mobile_phone: Smartphone,
  phone: Phone,
  assistance: LifeBuoy,
  additional: Blocks,
  unknown: Blocks,
  devices: HardDrive,
  netflix: Clapperboard,
  player: Clapperboard,
  tvn24go: Clapperboard,
};

/** The drawing of a kind of service. */
export function categoryIcon(category: ProductCategory): LucideIcon {
  return ICONS[category];
}
