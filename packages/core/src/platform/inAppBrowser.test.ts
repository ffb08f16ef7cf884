import { afterEach, describe, expect, test, vi } from 'vitest'
import { isInAppBrowser } from './inAppBrowser.ts'

afterEach(() => vi.unstubAllGlobals())

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const webView =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240105.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36'
const oldWebView =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36'
const safari = 'Version/17.5 Mobile/15E148 Safari/604.1'

describe('a browser inside another app', () => {
  test.each([
    ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/466.0.0.39.106;FBDV/iPhone14,5]`],
    ['Facebook on Android', `${oldWebView} [FB_IAB/FB4A;FBAV/466.0.0.39.106;]`],
    ['Messenger', `${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0.0.36.104]`],
    ['Facebook with the mark of Safari', `${iPhone} ${safari} [FBAN/FBIOS;FBAV/500.0.0.1]`],
    ['KakaoTalk with the mark of Safari', `${iPhone} ${safari} KAKAOTALK 10.8.0`],
    ['Instagram', `${iPhone} ${safari} Instagram 338.0.0.32.108 (iPhone14,5; iOS 17_5; en_US)`],
    ['Instagram on Android', `${oldWebView} Instagram 338.0.0.32.108 Android (34/14; 420dpi)`],
    ['Threads', `${oldWebView} Barcelona 330.0.0.32.108 Android`],
    ['TikTok', `${iPhone} Mobile/15E148 BytedanceWebview/d8a21c6 musical_ly_33.2.1 JsSdk/2.0`],
    ['TikTok on Android', `${oldWebView} musical_ly_2023303040 JsSdk/1.0 BytedanceWebview/d8a21c6`],
    [
      'Snapchat',
      `${iPhone} Version/17.5 Mobile/15E148 Snapchat/12.72.0.39 (like Safari/8617.2.4.10.8, panda)`,
    ],
    ['LINE', `${iPhone} ${safari} Line/14.10.0`],
    ['X', `${iPhone} ${safari} Twitter for iPhone/10.50`],
    ['X on Android', `${oldWebView} TwitterAndroid`],
    ['LinkedIn', `${iPhone} ${safari} [LinkedInApp]/9.29.8962`],
    ['Pinterest', `${iPhone} ${safari} [Pinterest/iOS]`],
    ['Pinterest on Android', `${oldWebView} Pinterest for Android/12.20.0`],
    ['WeChat', `${oldWebView} MicroMessenger/8.0.49.2600 WeChat/arm64 NetType/WIFI`],
    ['KakaoTalk', `${oldWebView};KAKAOTALK 2410590`],
    ['Naver', `${oldWebView} NAVER(inapp; search; 2000; 12.5.3)`],
    ['Telegram', `${android} Telegram-Android/11.3.3 (Google Pixel 8; Android 14; SDK 34; HIGH)`],
    ['Reddit', `${iPhone} ${safari} Reddit/2024.20.0`],
    ['Discord', `${android} Discord/220.0`],
    ['the Google app', `${iPhone} GSA/337.1.689 Mobile/15E148 Safari/604.1`],
    ['MetaMask', `${oldWebView} MetaMaskMobile`],
    ['Coinbase Wallet', `${oldWebView} CoinbaseWallet`],
    ['Trust Wallet', `${oldWebView} Trust/9.12`],
    ['Rainbow', `${oldWebView} Rainbow/1.9.30`],
    ['OKX', `${oldWebView} OKEx-google/6.100.0 OKApp/(OKEx/6.100.0) brokerId/0`],
    ['imToken', `${oldWebView} imToken/2.14.2 Android`],
    ['TokenPocket', `${oldWebView} TokenPocket_Android`],
    ['Bitget Wallet, once BitKeep', `${oldWebView} BitKeep Android/8.17.0`],
    ['Bitget Wallet', `${oldWebView} Bitget/8.20.0`],
    ['Phantom', `${android} Phantom/android`],
    ['any WebView of Android', webView],
    ['any WebView of Android that does not call itself one', oldWebView],
    ['any web view of iOS', `${iPhone} Mobile/15E148`],
    [
      'any web view of an iPad',
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    ],
  ])('is recognized: %s', (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true)
  })
})

describe('a browser', () => {
  test.each([
    ['Safari on iOS', `${iPhone} ${safari}`],
    ['Chrome on iOS', `${iPhone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
    ['Firefox on iOS', `${iPhone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ['Edge on iOS', `${iPhone} Version/17.0 EdgiOS/125.0.2535.96 Mobile/15E148 Safari/605.1.15`],
    ['Chrome on Android', android],
    ['Samsung Internet', `${android} SamsungBrowser/25.0`],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    [
      'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    ],
    ['no browser', ''],
  ])('is not taken for one inside another app: %s', (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false)
  })
})

test('reads the user agent of the browser, and none on a server', () => {
  vi.stubGlobal('navigator', { userAgent: webView })
  expect(isInAppBrowser()).toBe(true)
  vi.stubGlobal('navigator', undefined)
  expect(isInAppBrowser()).toBe(false)
})

test('an app on the home screen of iOS is not taken for a web view', () => {
  vi.stubGlobal('navigator', { userAgent: `${iPhone} Mobile/15E148`, standalone: true })
  expect(isInAppBrowser()).toBe(false)
})
