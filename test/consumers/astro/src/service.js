export const SERVICE = 'http://127.0.0.1:4010'
