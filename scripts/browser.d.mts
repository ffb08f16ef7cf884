import type { LaunchOptions } from '@playwright/test'

export declare const launchOptions: Required<
  Pick<LaunchOptions, 'args' | 'executablePath' | 'timeout'>
>
